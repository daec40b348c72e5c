import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './table.module.css'

/** Cells with `data-number` are aligned to the right. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={classes(styles.table, className)} {...rest} />
}
