import type { FirstPage } from 'contract/app/first-page'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { textesChrome } from 'domain/core/textes/chrome'
import { NoReplyPage } from '../../pieces/NoReplyPage.tsx'
import { ReplyPage } from '../../pieces/ReplyPage.tsx'
import { CreationPage } from '../../compte/CreationPage.tsx'
import { LoginPage } from '../../compte/LoginPage.tsx'
import { SiteMapPage } from '../SiteMapPage.tsx'
import { TextPage } from '../text-pages/TextPage.tsx'
import { FrontDoorPage } from './FrontDoorPage.tsx'
import { LogoutWithoutScript } from './LogoutWithoutScript.tsx'
import { SignedInWithoutScript } from './SignedInWithoutScript.tsx'
import { StartLoginWithoutScript } from './StartLoginWithoutScript.tsx'
import { VerificationFormPage } from '../../extrait/VerificationFormPage.tsx'
import { VerificationPage } from '../../extrait/VerificationPage.tsx'

type Login = Extract<FirstPage, { name: 'login' }>

/** Wrong credentials (LOGIN-03), or too many tries. */
const sentenceOf = (refusal: Login['refusal']): string | null => {
  if (refusal === null) return null
  return refusal.kind === 'wait' ? textesChrome.tropDeTentatives(refusal.minutes) : textesConnexion.invalide
}

/** The component of a server-rendered page. */
export const pageOf = (page: FirstPage) => {
  switch (page.name) {
    case 'front-door':
      return <FrontDoorPage />
    case 'start-login':
      return <StartLoginWithoutScript address={page.address} />
    case 'callback':
      return <SignedInWithoutScript refused={page.refused} />
    case 'logout':
      return <LogoutWithoutScript signedIn={page.signedIn} />
    case 'creation':
      return <CreationPage email={page.email} />
    case 'text':
      return <TextPage />
    case 'reply':
      return <ReplyPage />
    case 'no-reply':
      return <NoReplyPage minutes={page.minutes} />
    case 'site-map':
      return <SiteMapPage />
    case 'login':
      return <LoginPage email={page.email} refusal={sentenceOf(page.refusal)} />
    case 'verification':
      return <VerificationFormPage empty={page.empty} />
    case 'verdict':
      return <VerificationPage code={page.code} found={page.found} />
  }
}
