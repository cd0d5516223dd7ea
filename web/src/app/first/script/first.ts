import { startTheme } from '../../../core/layout/theme.ts'
import { loadApplicationLater } from './application.ts'
import { leaveSignedIn } from './front-door.ts'
import { completeLogin } from './login.ts'
import { unfoldMenu } from './menu.ts'
import { showPassword } from './password.ts'
import { chooseThemeInPage } from './theme-choice.ts'

// All the script of the pages that stay as the server painted them (goal F1): each part does nothing on a page without its place.
startTheme()
leaveSignedIn()
chooseThemeInPage()
unfoldMenu()
showPassword()
completeLogin()
loadApplicationLater()
