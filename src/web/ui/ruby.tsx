import { Fragment } from 'react'
import { type Piece, piecesOf } from './prose-markup.ts'

/** A name whose readings are marked as in the books: `｜薄紙沼《うすがみぬま》`. A button with it is called by the name alone. */
export function Ruby({ line }: { readonly line: string }) {
  return <Pieces pieces={piecesOf(line)} silent />
}

interface PiecesProps {
  readonly pieces: readonly Piece[]
  /** The readings are not read aloud. */
  readonly silent?: boolean
}

export function Pieces({ pieces, silent = false }: PiecesProps) {
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      {piece.type === 'plain' ? (
        piece.text
      ) : (
        <ruby>
          {piece.base}
          <rp>（</rp>
          <rt aria-hidden={silent || undefined}>{piece.reading}</rt>
          <rp>）</rp>
        </ruby>
      )}
    </Fragment>
  ))
}
