import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'

interface Props {
  /** The h1. */
  title: string
  /** The title of the tab, when it is not the pattern made from `title` (steps of a form). */
  documentTitle?: string
  /** True while a form of the page shows errors: the tab says it first. */
  inError?: boolean
  /** Which of the things this path can show is shown (a version): another one is another page for the focus. */
  shown?: string | undefined
  /** The way back to where one comes from, above the title. */
  back?: ReactNode
  /** A place of work: from one side of the screen to the other, under a header of one line. Its styles are `wide.css`. */
  wide?: boolean
  children: ReactNode
}

/** Set once the first page has been shown: the focus of a page just loaded belongs to the browser. */
let visited = false

/**
 * A page: one h1, the tab's title (of which the server, which runs no effect, makes an element), and the focus on the h1 after a navigation.
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
    // Once all that is around has run its effects too, the small script of a painted page leaves it (app/first/script/hydrated.ts).
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
