/** Passkeys: on the account's page, and in signing in. */
export const passkeysText = {
  title: 'パスキー',
  /** Of a passkey that was made on a device that nobody knows. */
  unnamed: '名前の分からない端末',
} as const
