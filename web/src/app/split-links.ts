/** A part of a text: an http(s) address, or what stands between two. */
interface Part {
  text: string
  link: boolean
}

/** Cuts a text at its web addresses; the point that ends a sentence is not part of one. */
export const splitLinks = (text: string): Part[] =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => ({ text: part, link: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
