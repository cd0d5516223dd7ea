/** The fields of a server-rendered form. Of a group of radio buttons, only the checked one. */
export const paintedFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')].filter(
    ({ type, checked }) => type !== 'radio' || checked,
  )
