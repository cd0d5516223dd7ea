import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'

interface Props {
  /** The h1. */
  title: string
  /** Title of the tab, when it is not derived from `title` (steps of a form). */
  documentTitle?: string
  /** True while a form of the page shows errors: the tab's title then begins by saying so. */
  inError?: boolean
  /** Identifies what this path shows (a version). When it changes, the focus moves as for a new page. */
  shown?: string | undefined
  /** Back link, above the title. */
  back?: ReactNode
  /** Uses the full width of the screen, under a one-line header. Its styles are in `wide.css`. */
  wide?: boolean
  children: ReactNode
}

/** True once a first page was shown. On the first load, the browser decides the focus. */
let visited = false

/**
 * A page: one h1, the tab's title, and the focus on the h1 after a navigation. The server runs no effect, so it renders a title element.
 */
export const Page = ({
  title,
  documentTitle = textesChrome.titrePage(title),
  inError = false,
  shown,
  back,
  wide = false,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    document.title = inError ? textesChrome.titreErreur(documentTitle) : documentTitle
  }, [documentTitle, inError])
  useEffect(() => {
    if (visited) heading.current?.focus()
    // Wait for the effects around the page. Then the script of the server-rendered page stops (app/first/script/hydrated.ts).
    else setTimeout(() => dispatchEvent(new Event('drawn')))
    visited = true
  }, [pathname, shown])
  return (
    <div className={wide ? 'page page--wide' : 'fr-container page'}>
      {import.meta.env.SSR && <title>{inError ? textesChrome.titreErreur(documentTitle) : documentTitle}</title>}
      {back}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
