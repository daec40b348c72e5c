declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2' | 'sfnt'
    readonly noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
