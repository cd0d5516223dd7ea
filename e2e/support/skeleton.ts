/**
 * The structure of the page, or of the dialog over it, without its words: tags, roles, classes and states, and whether a text is there. A row like
 * the one before it adds nothing. Runs in the page: it may name nothing of this module.
 */
export const skeletonOf = (): string => {
  /** Attributes whose value is data: that they are there matters. */
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
