// A link to somebody else's page: it opens beside this one and tells them nothing of where the reader came from. What is
// no web address is shown and not followed.
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
