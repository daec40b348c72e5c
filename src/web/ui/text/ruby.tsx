import { Fragment } from 'react'
import { type ProsePiece, piecesOf } from './prose-markup.ts'

/** A line whose readings are marked as in the books: `｜薄紙沼《うすがみぬま》`. */
export function Ruby({ line }: { readonly line: string }) {
  return <Pieces pieces={piecesOf(line)} />
}

export function Pieces({ pieces }: { readonly pieces: readonly ProsePiece[] }) {
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      {piece.type === 'plain' ? (
        piece.text
      ) : (
        <ruby>
          {piece.base}
          <rp>（</rp>
          <rt>{piece.reading}</rt>
          <rp>）</rp>
        </ruby>
      )}
    </Fragment>
  ))
}
