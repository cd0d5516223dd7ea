/** The fields of a painted form; of the buttons that exclude each other, the one that was chosen. */
export const paintedFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')].filter(
    ({ type, checked }) => type !== 'radio' || checked,
  )
