/** A part of a text: an http(s) address, or the text between two. */
interface Part {
  text: string
  link: boolean
}

/** Splits a text at its web addresses. The full stop that ends a sentence is not part of an address. */
export const splitLinks = (text: string): Part[] =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => ({ text: part, link: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
