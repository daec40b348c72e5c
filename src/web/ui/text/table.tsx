import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Its name, read aloud. */
  readonly 'aria-label': string
}

/** Cells with `data-number` are aligned to the right. */
export function Table({ className, ...rest }: TableProps) {
  return <table className={classes(styles.table, className)} {...rest} />
}
