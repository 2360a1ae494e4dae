// A chart of the service's own making. It comes as SVG without script and style, its texts escaped; its colours are those
// of the page.
export const Chart = ({ svg }: { readonly svg: string }) =>
  svg === '' ? null : <div className="chart" dangerouslySetInnerHTML={{ __html: svg }} />
