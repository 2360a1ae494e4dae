// Writes the smallest PDF with a text: pages of lines, in a font that does not exist but maps its characters to
// Unicode, which makes any script readable.

export interface PdfOptions {
  /** Replaces the pages' content stream made from the lines. */
  readonly content?: string
  /** Added to the trailer, for example an /Encrypt entry. */
  readonly trailer?: string
  /** Encodes characters by their numbers in Adobe's Japanese collection, without Unicode names. */
  readonly unmapped?: boolean
}

const LINES_A_PAGE = 50
const CMAP =
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def\n' +
  '1 begincodespacerange <0000> <ffff> endcodespacerange\n' +
  `${256 / 64} beginbfrange\n` +
  [0, 64, 128, 192].map((high) => range(high)).join('') +
  'endbfrange endcmap CMapName currentdict /CMap defineresource pop end end'

/** A range must not cross a row of 256, so each row has its own; 64 rows per block. */
function range(high: number): string {
  return Array.from({ length: 64 }, (_, row) => {
    const byte = (high + row).toString(16).padStart(2, '0')
    return `<${byte}00> <${byte}ff> <${byte}00>\n`
  }).join('')
}

const hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** An empty line doubles the step down the page, as between paragraphs. */
const pageContent = (lines: readonly string[]): string =>
  `BT /F 10 Tf 14 TL 50 780 Td\n${lines.map((line) => `<${hex(line)}> Tj T*`).join('\n')}\nET`

export function simplePdf(
  lines: readonly string[],
  { content, trailer = '', unmapped = false }: PdfOptions = {},
): Uint8Array {
  const pages: (readonly string[])[] = []
  for (let at = 0; at < Math.max(1, lines.length); at += LINES_A_PAGE)
    pages.push(lines.slice(at, at + LINES_A_PAGE))
  const first = 6
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${first + 2 * i} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /None /Encoding /Identity-H /DescendantFonts [4 0 R]${unmapped ? '' : ' /ToUnicode 5 0 R'} >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /None /CIDSystemInfo << /Registry (Adobe) /Ordering (${unmapped ? 'Japan1' : 'Identity'}) /Supplement 0 >> /DW 500 >>`,
    stream(CMAP),
    ...pages.flatMap((page, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${first + 2 * i + 1} 0 R >>`,
      stream(content ?? pageContent(page)),
    ]),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text, (char) => char.charCodeAt(0))
}
