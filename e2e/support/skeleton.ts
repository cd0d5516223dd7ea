/**
 * The structure of the page, or of its open dialog, without its words: tags, roles, classes and states, and whether there is text. A row
 * like the one before is skipped. Runs in the page, so it cannot use anything from this module.
 */
export const skeletonOf = (): string => {
  /** Attributes whose value is data: only their presence counts. */
  const values =
    /^(id|for|href|src|value|name|title|alt|placeholder|key|datetime|style|d|aria-(label|labelledby|describedby|controls|owns|details|errormessage|activedescendant|valuenow|valuetext))$/
  const textOf = ({ childNodes }: Element): string =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ? 'text' : ''
  const of = (element: Element): string => {
    if (['SCRIPT', 'STYLE', 'LINK', 'META'].includes(element.tagName)) return ''
    const attributes = [...element.attributes]
      .map(({ name, value }) => (name.startsWith('data-') || values.test(name) ? name : `${name}=${value}`))
      .toSorted()
    const children: string[] = []
    for (const child of element.children) {
      const skeleton = of(child)
      if (skeleton !== children.at(-1)) children.push(skeleton)
    }
    return `<${element.tagName} ${attributes.join(' ')}>${textOf(element)}${children.join('')}`
  }
  const modal = document.querySelector('dialog:modal')
  return modal ? of(modal) : of(document.documentElement)
}
