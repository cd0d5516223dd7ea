import { expect, test } from 'vitest'
import { lettre } from './courriel.ts'
import { textesCourriel } from './textes/courriel.ts'

test('[MAIL-09] a mail has a greeting, a message, a link to a page, a signature and a contact', () => {
  const voie = textesCourriel.voie('Activer mon compte', 'https://registre.exemple.fr/x')
  const pied = textesCourriel.pied({ courriel: 'aide@exemple.fr', telephone: '03 00 00 00 00' })
  expect(lettre({ sujet: 'Activez votre compte', paragraphes: ['Une phrase.', voie] }, pied)).toBe(
    [
      'Bonjour,',
      'Une phrase.',
      'Activer mon compte\u00A0:\nhttps://registre.exemple.fr/x',
      "Registre des associations d'Alsace-Moselle",
      'Sur le site\u00A0: aide@exemple.fr, 03 00 00 00 00. Ce service ne demande jamais votre mot de passe par courriel.',
    ].join('\n\n'),
  )
})
