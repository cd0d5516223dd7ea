/**
 * who is signed in has another front door. The server sends them there itself; but led here by another site, a browser has kept the
 * cookie of the session for itself, and only gives it to what we ask.
 */
export const leaveSignedIn = () => {
  if (location.pathname !== '/') return
  const leave = ({ type }: Response) => {
    if (type === 'opaqueredirect') location.replace('/accueil')
  }
  void fetch('/', { method: 'HEAD', redirect: 'manual' }).then(leave, () => {})
}
