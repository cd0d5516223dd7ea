import './neutral.css'

/** Default identity, without any mark of the State. The icon is inline, so it costs no request. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true" focusable="false">
    <rect className="mark__ground" width="32" height="32" rx="4" />
    <path className="mark__page" d="M9 6h14v20H9zM12 11v2h8v-2zm0 4v2h8v-2zm0 4v2h5v-2z" />
  </svg>
)
