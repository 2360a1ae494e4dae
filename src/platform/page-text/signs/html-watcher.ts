// Sees the elements and texts of an HTML page in order, hidden ones too, while its text is extracted.

export interface HtmlWatcher {
  open(name: string, attributes: Readonly<Record<string, string>>, isHidden: boolean): void
  text(text: string, isHidden: boolean): void
  /** `isImplied`: the page does not close the element itself. */
  close(name: string, isImplied: boolean): void
}
