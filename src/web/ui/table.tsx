import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './table.module.css'

/** A table in the game's look; cells with `data-number` stand at the right. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={classes(styles.table, className)} {...rest} />
}
