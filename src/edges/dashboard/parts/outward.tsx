// A link to another site: it opens in a new tab and does not send the reader's address. Text that is not a web address
// is shown without a link.
interface OutwardProps {
  readonly href: string
  readonly children?: string
}

export function Outward({ href, children = readable(href) }: OutwardProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer" className="outward">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

const readable = (href: string): string => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
