import { authenticate, creerCompte, logout } from '../compte/compte.ts'
import { apiInfo, health, oauth2Info } from '../core/actuator.ts'
import type { Call } from '../core/call.ts'
import { captchaApi, captchaOauth2 } from '../core/captcha.ts'
import { findCommunes, findCommunesEnum, findNationalites, findPays, getConstantes } from '../core/reference.ts'
import { deposerCreation, validerDocument } from '../requetes/depot.ts'

/** Every call of the product, by name. The server starts only when it serves all of them and nothing else. */
export const calls = {
  apiInfo,
  oauth2Info,
  health,
  captchaApi,
  captchaOauth2,
  getConstantes,
  findCommunes,
  findCommunesEnum,
  findPays,
  findNationalites,
  creerCompte,
  authenticate,
  logout,
  validerDocument,
  deposerCreation,
} as const satisfies Record<string, Call>
