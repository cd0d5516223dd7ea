/**
 * leaves the public front page when the person is signed in. The server redirects too. But when the link came from another site,
 * the browser withholds the session cookie. It sends the cookie with our own fetch.
 */
export const leaveSignedIn = () => {
  if (location.pathname !== '/') return
  const leave = ({ type }: Response) => {
    if (type === 'opaqueredirect') location.replace('/accueil')
  }
  void fetch('/', { method: 'HEAD', redirect: 'manual' }).then(leave, () => {})
}
