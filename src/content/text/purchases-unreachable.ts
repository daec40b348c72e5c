/** Said where the panel itself did not arrive, so it stands apart from the panel's texts. */
export const purchasesUnreachable = 'The purchases could not be loaded.'
