import './neutral.css'

/** Default identity: no mark of the State. The product's name in the header is the word-mark. */
export const Mark = () => <img className="mark" src="/favicon.svg" alt="" width="48" height="48" />
