import { deflateSync } from 'node:zlib'
import { type Objet, assemble, compressedPdf, launchingPdf, makePdf, onePage } from './pdf.ts'

const contenu = deflateSync(Buffer.from('BT ET'))
const CHEMIN = '/F (cmd.exe)'

/** A PDF whose catalogue has `entrees`, whose page has `page`, with further objects from the fifth on. */
const pdfWith = (entrees: string, page = '', autres: Objet[] = []): Buffer =>
  assemble([...onePage(contenu, '/FlateDecode', entrees, page), ...autres])

const aLOuverture = (action: string) => pdfWith(`/OpenAction << ${action} >>`)
const annotatedPdf = (annotation: string, autres: Objet[] = []) =>
  pdfWith('', `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>]`, autres)

/** Each kind of action and active content, by the name shown to the clerk (threat T5). */
export const activePdfs: Readonly<Record<string, readonly [make: () => Buffer | Promise<Buffer>, contenu: string]>> = {
  'JavaScript in the names': [() => makePdf({ javascript: 'app.alert(1)' }), 'JAVASCRIPT'],
  'JavaScript at the opening': [() => aLOuverture('/S /JavaScript /JS (app.alert(1))'), 'JAVASCRIPT'],
  'JavaScript when a page opens': [() => pdfWith('', '/AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>'), 'JAVASCRIPT'],
  'JavaScript of a field': [() => annotatedPdf('/Subtype /Widget /FT /Tx /T (a) /AA << /K << /S /JavaScript /JS (1) >> >>'), 'JAVASCRIPT'],
  'JavaScript after another action': [() => aLOuverture('/S /GoTo /D [3 0 R /Fit] /Next [<< /S /JavaScript /JS (1) >>]'), 'JAVASCRIPT'],
  'a program at the opening': [() => launchingPdf(), 'PROGRAMME'],
  'a program behind a link': [() => annotatedPdf(`/Subtype /Link /A << /S /Launch ${CHEMIN} >>`), 'PROGRAMME'],
  'an embedded file': [() => makePdf({ pieceJointe: 'virus.exe' }), 'FICHIER_JOINT'],
  'a file attached to a page': [
    () =>
      annotatedPdf('/Subtype /FileAttachment /FS << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', [
        { dict: '<< /Length 2 >>', flux: Buffer.from('MZ') },
      ]),
    'FICHIER_JOINT',
  ],
  'an associated file': [() => pdfWith('/AF [5 0 R]', '', [{ dict: '<< /Type /Filespec /F (a.exe) >>' }]), 'FICHIER_JOINT'],
  'a portfolio': [() => pdfWith('/Collection << /View /D >>'), 'FICHIER_JOINT'],
  'an XFA form': [
    () => pdfWith('/AcroForm << /Fields [] /XFA 5 0 R >>', '', [{ dict: '<< /Length 4 >>', flux: Buffer.from('<xdp') }]),
    'FORMULAIRE_XFA',
  ],
  'a form sent at the opening': [() => aLOuverture('/S /SubmitForm /F (https://exemple.fr)'), 'ENVOI_FORMULAIRE'],
  'data imported at the opening': [() => aLOuverture('/S /ImportData /F (a.fdf)'), 'IMPORT_DONNEES'],
  'an address at the opening': [() => aLOuverture('/S /URI /URI (https://exemple.fr)'), 'ADRESSE_WEB'],
  'an address behind a button': [() => annotatedPdf('/Subtype /Widget /FT /Btn /A << /S /URI /URI (https://exemple.fr) >>'), 'ADRESSE_WEB'],
  'an address of a link that the opening takes too': [
    () =>
      pdfWith('/OpenAction 5 0 R', '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A 5 0 R >>]', [
        { dict: '<< /S /URI /URI (https://exemple.fr) >>' },
      ]),
    'ADRESSE_WEB',
  ],
  'another document at the opening': [() => aLOuverture('/S /GoToR /F (\\\\\\\\serveur\\\\a.pdf) /D [0 /Fit]'), 'AUTRE_DOCUMENT'],
  'an embedded document at the opening': [() => aLOuverture('/S /GoToE /T << /R /C /N (a.pdf) >>'), 'AUTRE_DOCUMENT'],
  'a rendition': [() => annotatedPdf('/Subtype /Link /A << /S /Rendition /OP 0 >>'), 'MULTIMEDIA'],
  'a movie': [() => annotatedPdf('/Subtype /Movie /Movie << /F (a.avi) >>'), 'MULTIMEDIA'],
  'a movie action': [() => aLOuverture('/S /Movie /T (a)'), 'MULTIMEDIA'],
  'a sound': [() => aLOuverture('/S /Sound /Sound 5 0 R'), 'MULTIMEDIA'],
  'a rich media annotation': [() => annotatedPdf('/Subtype /RichMedia /RichMediaContent << >>'), 'MULTIMEDIA'],
  'a scene in three dimensions': [() => annotatedPdf('/Subtype /3D /3DD 5 0 R'), 'TROIS_D'],
  'a view of such a scene': [() => aLOuverture('/S /GoTo3DView /V 0'), 'TROIS_D'],
}

const javascript = '<< /S /JavaScript /JS (app.alert(1)) >>'

/** Active content hidden from a search in the bytes, or from a sequential reading of the file. */
export const hiddenActivePdfs: typeof activePdfs = {
  'a name written with escapes': [() => launchingPdf('/La#75nch'), 'PROGRAMME'],
  'compressed objects': [() => compressedPdf({ action: javascript }), 'JAVASCRIPT'],
  'an escaped name in compressed objects': [() => compressedPdf({ action: '<< /S /J#61vaScript >>' }), 'JAVASCRIPT'],
  'compressed objects that hold (obj)': [() => compressedPdf({ action: javascript, entrees: '/Type /ObjStm /X (obj)' }), 'JAVASCRIPT'],
  'compressed objects without type': [() => compressedPdf({ action: javascript, entrees: '' }), 'JAVASCRIPT'],
  'compressed objects of another type': [() => compressedPdf({ action: javascript, entrees: '/Type /XObject' }), 'JAVASCRIPT'],
  'objects compressed twice': [() => compressedPdf({ action: javascript, filtre: '[/FlateDecode /FlateDecode]' }), 'JAVASCRIPT'],
  'compressed objects with escaped entries': [
    () => compressedPdf({ action: javascript, entrees: '/Type /Obj#53tm /Fi#6cter /FlateDecode' }),
    'JAVASCRIPT',
  ],
  'compressed objects behind a predictor': [() => compressedPdf({ entrees: '/Type /ObjStm /DecodeParms << /Predictor 1 >>' }), 'ILLISIBLE'],
  'compressed objects behind an unknown filter': [
    () => pdfWith('', '', [{ dict: '<< /N 1 /First 4 /Filter /Inconnu /Length 6 >>', flux: Buffer.from('9 0 []') }]),
    'ILLISIBLE',
  ],
  'comments within the header of an object': [
    () =>
      Buffer.from(
        pdfWith('/OpenAction 5 0 R', '', [{ dict: javascript }])
          .toString('latin1')
          .replace('5 0 obj', '5%\n0%\nobj'),
        'latin1',
      ),
    'JAVASCRIPT',
  ],
  'a header with an exponent': [
    () =>
      Buffer.from(
        pdfWith('/OpenAction 5 0 R', '', [{ dict: javascript }])
          .toString('latin1')
          .replace('5 0 obj', '5 0e0 obj'),
        'latin1',
      ),
    'JAVASCRIPT',
  ],
  'a comment before the index of compressed objects': [() => compressedPdf({ avant: '%1 2\n' }), 'ILLISIBLE'],
  'an object superseded later in the file': [
    () => pdfWith('/OpenAction 5 0 R', '', [{ dict: `${javascript}\nendobj\n5 0 obj\n<< /S /GoTo >>` }]),
    'JAVASCRIPT',
  ],
  'an object within a string': [() => pdfWith('/OpenAction 5 0 R', '', [{ dict: `(9 0 obj ${javascript} endobj)` }]), 'JAVASCRIPT'],
  'an object within a stream': [
    () => pdfWith('/OpenAction 9 0 R', '', [{ dict: '<< /Length 59 >>', flux: Buffer.from(`9 0 obj ${javascript} endobj   `.padEnd(59)) }]),
    'JAVASCRIPT',
  ],
  'a kind that is an object of its own': [() => pdfWith('/OpenAction << /S 5 0 R >>', '', [{ dict: '/JavaScript' }]), 'JAVASCRIPT'],
  'a catalogue in the trailer': [
    () =>
      Buffer.from(
        pdfWith('').toString('latin1').replace('/Root 1 0 R', `/Root << /Type /Catalog /Pages 2 0 R /OpenAction ${javascript} >>`),
        'latin1',
      ),
    'JAVASCRIPT',
  ],
  'an object that no parser reads': [() => pdfWith('', '', [{ dict: '<< /A ] >>' }]), 'ILLISIBLE'],
}

/** Passive content that may look active. */
export const passivePdfs: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a link that one chooses to follow': () => annotatedPdf('/Subtype /Link /A << /S /URI /URI (https://exemple.fr) >>'),
  'a link whose action is an object of its own': () =>
    annotatedPdf('/Subtype /Link /A 5 0 R', [{ dict: '<< /S /URI /URI (https://exemple.fr) >>' }]),
  'a page shown at the opening': () => aLOuverture('/S /GoTo /D [3 0 R /Fit]'),
  'the words of a program in its text': () => makePdf({ texte: '/JavaScript /Launch /EmbeddedFile' }),
  'the words of a program in its title': () => pdfWith('', '', [{ dict: '<< /Title (/S /JavaScript /JS) >>' }]),
  'compressed objects': () => compressedPdf(),
  'objects compressed twice': () => compressedPdf({ filtre: '[/FlateDecode /FlateDecode]' }),
}
