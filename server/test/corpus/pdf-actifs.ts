import { deflateSync } from 'node:zlib'
import { type Objet, assembler, pdfCompresse, pdfLancement, unPdf, unePage } from './pdf.ts'

const contenu = deflateSync(Buffer.from('BT ET'))
const CHEMIN = '/F (cmd.exe)'

/** A PDF whose catalogue has `entrees`, whose page has `page`, with further objects from the fifth on. */
const pdfAvec = (entrees: string, page = '', autres: Objet[] = []): Buffer =>
  assembler([...unePage(contenu, '/FlateDecode', entrees, page), ...autres])

const aLOuverture = (action: string) => pdfAvec(`/OpenAction << ${action} >>`)
const annote = (annotation: string, autres: Objet[] = []) =>
  pdfAvec('', `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>]`, autres)

/** Each kind of action and active content, by the name shown to the clerk (threat T5). */
export const pdfActifs: Readonly<Record<string, readonly [make: () => Buffer | Promise<Buffer>, contenu: string]>> = {
  'JavaScript in the names': [() => unPdf({ javascript: 'app.alert(1)' }), 'JAVASCRIPT'],
  'JavaScript at the opening': [() => aLOuverture('/S /JavaScript /JS (app.alert(1))'), 'JAVASCRIPT'],
  'JavaScript when a page opens': [() => pdfAvec('', '/AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>'), 'JAVASCRIPT'],
  'JavaScript of a field': [() => annote('/Subtype /Widget /FT /Tx /T (a) /AA << /K << /S /JavaScript /JS (1) >> >>'), 'JAVASCRIPT'],
  'JavaScript after another action': [() => aLOuverture('/S /GoTo /D [3 0 R /Fit] /Next [<< /S /JavaScript /JS (1) >>]'), 'JAVASCRIPT'],
  'a program at the opening': [() => pdfLancement(), 'PROGRAMME'],
  'a program behind a link': [() => annote(`/Subtype /Link /A << /S /Launch ${CHEMIN} >>`), 'PROGRAMME'],
  'an embedded file': [() => unPdf({ pieceJointe: 'virus.exe' }), 'FICHIER_JOINT'],
  'a file attached to a page': [
    () =>
      annote('/Subtype /FileAttachment /FS << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', [
        { dict: '<< /Length 2 >>', flux: Buffer.from('MZ') },
      ]),
    'FICHIER_JOINT',
  ],
  'an associated file': [() => pdfAvec('/AF [5 0 R]', '', [{ dict: '<< /Type /Filespec /F (a.exe) >>' }]), 'FICHIER_JOINT'],
  'a portfolio': [() => pdfAvec('/Collection << /View /D >>'), 'FICHIER_JOINT'],
  'an XFA form': [
    () => pdfAvec('/AcroForm << /Fields [] /XFA 5 0 R >>', '', [{ dict: '<< /Length 4 >>', flux: Buffer.from('<xdp') }]),
    'FORMULAIRE_XFA',
  ],
  'a form sent at the opening': [() => aLOuverture('/S /SubmitForm /F (https://exemple.fr)'), 'ENVOI_FORMULAIRE'],
  'data imported at the opening': [() => aLOuverture('/S /ImportData /F (a.fdf)'), 'IMPORT_DONNEES'],
  'an address at the opening': [() => aLOuverture('/S /URI /URI (https://exemple.fr)'), 'ADRESSE_WEB'],
  'an address behind a button': [() => annote('/Subtype /Widget /FT /Btn /A << /S /URI /URI (https://exemple.fr) >>'), 'ADRESSE_WEB'],
  'an address of a link that the opening takes too': [
    () =>
      pdfAvec('/OpenAction 5 0 R', '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A 5 0 R >>]', [
        { dict: '<< /S /URI /URI (https://exemple.fr) >>' },
      ]),
    'ADRESSE_WEB',
  ],
  'another document at the opening': [() => aLOuverture('/S /GoToR /F (\\\\\\\\serveur\\\\a.pdf) /D [0 /Fit]'), 'AUTRE_DOCUMENT'],
  'an embedded document at the opening': [() => aLOuverture('/S /GoToE /T << /R /C /N (a.pdf) >>'), 'AUTRE_DOCUMENT'],
  'a rendition': [() => annote('/Subtype /Link /A << /S /Rendition /OP 0 >>'), 'MULTIMEDIA'],
  'a movie': [() => annote('/Subtype /Movie /Movie << /F (a.avi) >>'), 'MULTIMEDIA'],
  'a movie action': [() => aLOuverture('/S /Movie /T (a)'), 'MULTIMEDIA'],
  'a sound': [() => aLOuverture('/S /Sound /Sound 5 0 R'), 'MULTIMEDIA'],
  'a rich media annotation': [() => annote('/Subtype /RichMedia /RichMediaContent << >>'), 'MULTIMEDIA'],
  'a scene in three dimensions': [() => annote('/Subtype /3D /3DD 5 0 R'), 'TROIS_D'],
  'a view of such a scene': [() => aLOuverture('/S /GoTo3DView /V 0'), 'TROIS_D'],
}

const javascript = '<< /S /JavaScript /JS (app.alert(1)) >>'

/** Active content hidden from a search in the bytes, or from a sequential reading of the file. */
export const pdfActifsCaches: typeof pdfActifs = {
  'a name written with escapes': [() => pdfLancement('/La#75nch'), 'PROGRAMME'],
  'compressed objects': [() => pdfCompresse({ action: javascript }), 'JAVASCRIPT'],
  'an escaped name in compressed objects': [() => pdfCompresse({ action: '<< /S /J#61vaScript >>' }), 'JAVASCRIPT'],
  'compressed objects that hold (obj)': [() => pdfCompresse({ action: javascript, entrees: '/Type /ObjStm /X (obj)' }), 'JAVASCRIPT'],
  'compressed objects without type': [() => pdfCompresse({ action: javascript, entrees: '' }), 'JAVASCRIPT'],
  'compressed objects of another type': [() => pdfCompresse({ action: javascript, entrees: '/Type /XObject' }), 'JAVASCRIPT'],
  'objects compressed twice': [() => pdfCompresse({ action: javascript, filtre: '[/FlateDecode /FlateDecode]' }), 'JAVASCRIPT'],
  'compressed objects with escaped entries': [
    () => pdfCompresse({ action: javascript, entrees: '/Type /Obj#53tm /Fi#6cter /FlateDecode' }),
    'JAVASCRIPT',
  ],
  'compressed objects behind a predictor': [() => pdfCompresse({ entrees: '/Type /ObjStm /DecodeParms << /Predictor 1 >>' }), 'ILLISIBLE'],
  'compressed objects behind an unknown filter': [
    () => pdfAvec('', '', [{ dict: '<< /N 1 /First 4 /Filter /Inconnu /Length 6 >>', flux: Buffer.from('9 0 []') }]),
    'ILLISIBLE',
  ],
  'comments within the header of an object': [
    () =>
      Buffer.from(
        pdfAvec('/OpenAction 5 0 R', '', [{ dict: javascript }])
          .toString('latin1')
          .replace('5 0 obj', '5%\n0%\nobj'),
        'latin1',
      ),
    'JAVASCRIPT',
  ],
  'a header with an exponent': [
    () =>
      Buffer.from(
        pdfAvec('/OpenAction 5 0 R', '', [{ dict: javascript }])
          .toString('latin1')
          .replace('5 0 obj', '5 0e0 obj'),
        'latin1',
      ),
    'JAVASCRIPT',
  ],
  'a comment before the index of compressed objects': [() => pdfCompresse({ avant: '%1 2\n' }), 'ILLISIBLE'],
  'an object superseded later in the file': [
    () => pdfAvec('/OpenAction 5 0 R', '', [{ dict: `${javascript}\nendobj\n5 0 obj\n<< /S /GoTo >>` }]),
    'JAVASCRIPT',
  ],
  'an object within a string': [() => pdfAvec('/OpenAction 5 0 R', '', [{ dict: `(9 0 obj ${javascript} endobj)` }]), 'JAVASCRIPT'],
  'an object within a stream': [
    () => pdfAvec('/OpenAction 9 0 R', '', [{ dict: '<< /Length 59 >>', flux: Buffer.from(`9 0 obj ${javascript} endobj   `.padEnd(59)) }]),
    'JAVASCRIPT',
  ],
  'a kind that is an object of its own': [() => pdfAvec('/OpenAction << /S 5 0 R >>', '', [{ dict: '/JavaScript' }]), 'JAVASCRIPT'],
  'a catalogue in the trailer': [
    () =>
      Buffer.from(
        pdfAvec('').toString('latin1').replace('/Root 1 0 R', `/Root << /Type /Catalog /Pages 2 0 R /OpenAction ${javascript} >>`),
        'latin1',
      ),
    'JAVASCRIPT',
  ],
  'an object that no parser reads': [() => pdfAvec('', '', [{ dict: '<< /A ] >>' }]), 'ILLISIBLE'],
}

/** Passive content that may look active. */
export const pdfPassifs: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a link that one chooses to follow': () => annote('/Subtype /Link /A << /S /URI /URI (https://exemple.fr) >>'),
  'a link whose action is an object of its own': () =>
    annote('/Subtype /Link /A 5 0 R', [{ dict: '<< /S /URI /URI (https://exemple.fr) >>' }]),
  'a page shown at the opening': () => aLOuverture('/S /GoTo /D [3 0 R /Fit]'),
  'the words of a program in its text': () => unPdf({ texte: '/JavaScript /Launch /EmbeddedFile' }),
  'the words of a program in its title': () => pdfAvec('', '', [{ dict: '<< /Title (/S /JavaScript /JS) >>' }]),
  'compressed objects': () => pdfCompresse(),
  'objects compressed twice': () => pdfCompresse({ filtre: '[/FlateDecode /FlateDecode]' }),
}
