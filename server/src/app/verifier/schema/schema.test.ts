import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database.ts'
import type { Db } from '../../../core/database.ts'
import type { Bilan } from '../bilan.ts'
import { readDescription } from './description.ts'
import { checkSchema } from './schema.ts'

const db = await testDatabase()
const suffix = (await sql<{ nom: string }>`select current_database() as nom`.execute(db)).rows[0]?.nom
// Roles belong to the whole cluster.
const lecteur = `lecteur_${suffix}`
const intrus = `intrus_${suffix}`
await sql.raw(`create role ${lecteur}; create role ${intrus}`).execute(db)
afterAll(() => sql.raw(`drop owned by ${lecteur}, ${intrus}; drop role ${lecteur}; drop role ${intrus}`).execute(db))

const ecartsDe = async (trx: Db): Promise<string[]> => {
  const ecarts: string[] = []
  for await (const ecart of checkSchema(trx, { objets: 0 } as Bilan)) ecarts.push(ecart.replaceAll('\u00a0', ' '))
  return ecarts
}

class Undone extends Error {}

/** Returns the differences reported after `statement`, then undoes the change. */
const after = async (statement: string): Promise<string[]> => {
  let ecarts: string[] = []
  const change = db.transaction().execute(async (trx) => {
    await sql.raw(statement).execute(trx)
    ecarts = await ecartsDe(trx)
    throw new Undone()
  })
  await expect(change).rejects.toThrow(Undone)
  return ecarts
}

test('the schema of the migrations and of the start of the server has no difference', async () => {
  const bilan = { objets: 0 } as Bilan
  for await (const ecart of checkSchema(db, bilan)) expect.unreachable(ecart)
  expect(bilan.objets).toBe((await readDescription()).length)
})

test.each([
  ['a function dropped', 'drop function invitation_vivante(invitation, date)', ['La fonction invitation_vivante(invitation,date) manque.']],
  [
    'a function that answers otherwise',
    'create or replace function rattachement_vivant(rattachement rattachement, jour date) returns boolean language sql immutable return true',
    ["La fonction rattachement_vivant(rattachement,date) n'est plus celle que ce logiciel crée."],
  ],
  [
    'a function of the journal that refuses nothing',
    `create or replace function acte_immuable() returns trigger language plpgsql set search_path = public, pg_temp as 'begin return new; end'`,
    ["La fonction acte_immuable() n'est plus celle que ce logiciel crée."],
  ],
  [
    'a function that runs with the rights of its owner',
    'alter function retenir_mots() security definer',
    ["La fonction retenir_mots() n'est plus celle que ce logiciel crée."],
  ],
  [
    'a function in excess',
    'create function suspecte() returns integer language sql return 1',
    ['La fonction suspecte() est en trop : ce logiciel ne la crée pas.'],
  ],
  ['a trigger dropped', 'drop trigger acte_immuable on acte', ['Le déclencheur acte_immuable de la table acte manque.']],
  [
    'a trigger disabled',
    'alter table annexe disable trigger annexe_immuable',
    ['Le déclencheur annexe_immuable de la table annexe est désactivé.'],
  ],
  [
    'a trigger that plays for replicas alone',
    'alter table extrait enable replica trigger extrait_immuable',
    ['Le déclencheur extrait_immuable de la table extrait est désactivé.'],
  ],
  [
    'a trigger that no longer sees removals',
    `drop trigger document_immuable on document;
     create trigger document_immuable before update on document for each statement execute function preuve_immuable()`,
    [
      "Le déclencheur document_immuable de la table document n'est plus celui que ce logiciel crée : « CREATE TRIGGER document_immuable BEFORE UPDATE ON public.document FOR EACH STATEMENT EXECUTE FUNCTION preuve_immuable() » au lieu de « CREATE TRIGGER document_immuable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.document FOR EACH STATEMENT EXECUTE FUNCTION preuve_immuable() ».",
    ],
  ],
  [
    'every trigger of a table disabled, those of its foreign keys too',
    'alter table extrait disable trigger all',
    expect.arrayContaining([
      'Le déclencheur extrait_immuable de la table extrait est désactivé.',
      "La contrainte extrait_compte_fkey de extrait n'est pas vérifiée sur toutes les lignes.",
    ]),
  ],
  [
    'a constraint dropped',
    'alter table tribunal drop constraint tribunal_type_check',
    ['La contrainte tribunal_type_check de tribunal manque.'],
  ],
  [
    'a constraint that old rows may break',
    `alter table tribunal drop constraint tribunal_type_check, add constraint tribunal_type_check check (type in ('TJ', 'TPRX')) not valid`,
    ["La contrainte tribunal_type_check de tribunal n'est pas vérifiée sur toutes les lignes."],
  ],
  [
    'a constraint that admits more',
    `alter table tribunal drop constraint tribunal_type_check, add constraint tribunal_type_check check (type is not null)`,
    [
      "La contrainte tribunal_type_check de tribunal n'est plus celle que ce logiciel crée : « CHECK ((type IS NOT NULL)) » au lieu de « CHECK ((type = ANY (ARRAY['TJ'::text, 'TPRX'::text]))) ».",
    ],
  ],
  ['an index dropped', 'drop index association_par_nom', ["L'index association_par_nom de la table association manque."]],
  [
    'an index whose making was cut',
    `update pg_index set indisvalid = false where indexrelid = 'association_par_etat'::regclass`,
    ["L'index association_par_etat de la table association est invalide : il ne sert pas."],
  ],
  [
    'an index of another column',
    'drop index extrait_association; create index extrait_association on extrait (compte)',
    [
      "L'index extrait_association de la table extrait n'est plus celui que ce logiciel crée : « CREATE INDEX extrait_association ON public.extrait USING btree (compte) » au lieu de « CREATE INDEX extrait_association ON public.extrait USING btree (association) ».",
    ],
  ],
  [
    'a column that may be empty',
    'alter table compte alter column nom drop not null',
    ["La colonne nom de la table compte n'est plus celle que ce logiciel crée : « text » au lieu de « text not null »."],
  ],
  [
    'a default in excess',
    `alter table compte alter column nom set default 'X'`,
    [
      "La colonne nom de la table compte n'est plus celle que ce logiciel crée : « text not null default 'X'::text » au lieu de « text not null ».",
    ],
  ],
  [
    'a column of another type',
    'alter table suivi_association alter column annoncee type bigint',
    [
      "La colonne annoncee de la table suivi_association n'est plus celle que ce logiciel crée : « bigint not null » au lieu de « integer not null ».",
    ],
  ],
  [
    'a column in excess',
    'alter table acte add column note text',
    ['La colonne note de la table acte est en trop : ce logiciel ne la crée pas.'],
  ],
  [
    'a generated column that is no longer generated',
    'alter table compte alter column recherche drop expression',
    [
      expect.stringMatching(
        /^La colonne recherche de la table compte n'est plus celle que ce logiciel crée : « text collate "C" not null » au lieu de « text collate "C" not null generated s /,
      ),
    ],
  ],
  [
    'a table in excess, with what it has',
    'create table copie (id integer primary key)',
    ['La table copie est en trop : ce logiciel ne la crée pas.'],
  ],
  [
    'a table that a crash empties',
    'alter table mot_du_registre set unlogged',
    expect.arrayContaining(["La table mot_du_registre n'est plus celle que ce logiciel crée : « r u » au lieu de « r p »."]),
  ],
  [
    'a table whose rows are hidden',
    'alter table courriel enable row level security; create policy cachee on courriel using (false)',
    [
      "La table courriel n'est plus celle que ce logiciel crée : « r p rls » au lieu de « r p ».",
      "La politique d'accès cachee de la table courriel est en trop : ce logiciel ne la crée pas.",
    ],
  ],
  [
    'a rule that swallows writes',
    'create rule sourde as on insert to acte do instead nothing',
    ['La règle sourde de la table acte est en trop : ce logiciel ne la crée pas.'],
  ],
  ['a view in excess', 'create view vue as select 1 as un', ['La vue vue est en trop : ce logiciel ne la crée pas.']],
  [
    'a state of jobs in excess',
    `alter type travaux.job_state rename value 'failed' to 'perdu'`,
    expect.arrayContaining([expect.stringMatching(/^Le type travaux.job_state n'est plus celui que ce logiciel crée : /)]),
  ],
  ['a type in excess', `create type paire as (un integer, deux text)`, ['Le type paire est en trop : ce logiciel ne le crée pas.']],
  ['a function of the jobs dropped', 'drop function travaux.delete_queue(text)', ['La fonction travaux.delete_queue(text) manque.']],
  [
    'an extension dropped, with what rests on it',
    'drop extension pg_trgm cascade',
    expect.arrayContaining(["L'extension pg_trgm manque.", "L'index compte_mots de la table compte manque."]),
  ],
  [
    'a privilege granted',
    `grant update, select on acte to ${lecteur}`,
    [`Le droit SELECT sur la table acte est accordé à « ${lecteur} ».`, `Le droit UPDATE sur la table acte est accordé à « ${lecteur} ».`],
  ],
  ['a privilege granted to all', 'grant delete on requete to public', ['Le droit DELETE sur la table requete est accordé à tous.']],
  [
    'a privilege on one column, with the right to grant it',
    `grant update (texte) on acte to ${lecteur} with grant option`,
    [`Le droit UPDATE (transmissible) sur la colonne texte de la table acte est accordé à « ${lecteur} ».`],
  ],
  ['a privilege on the schema', `grant create on schema public to public`, ['Le droit CREATE sur le schéma public est accordé à tous.']],
  [
    'a privilege that the owner has lost',
    'revoke insert on courriel from current_user',
    ['Le droit INSERT sur la table courriel est retiré à « registre ».'],
  ],
  [
    'a function that not everybody may call any more',
    'revoke execute on function sans_accents(text) from public',
    ['Le droit EXECUTE sur la fonction sans_accents(text) est retiré à tous.'],
  ],
  [
    'a table given to another role',
    `alter table message owner to ${intrus}`,
    ['La séquence message_id_seq', 'La table message'].map(
      (objet) => `${objet} appartient à « ${intrus} », et non à « registre » comme le reste.`,
    ),
  ],
  [
    'a migration that the database does not know',
    `delete from kysely_migration where name = '0034_invitations.sql'`,
    ['La mise à niveau 0034_invitations.sql manque à la liste de celles qui ont été faites.'],
  ],
  [
    'a migration of another software',
    `insert into kysely_migration values ('0999_autre.sql', '2026-01-01')`,
    ["La mise à niveau 0999_autre.sql a été faite et n'est pas de ce logiciel."],
  ],
])('it is said of %s', async (_, statement, dits) => {
  expect(await after(statement)).toEqual(dits)
})

test.each([
  ['an extension that an operator adds', 'create extension tablefunc'],
  ['a schema that an operator adds', 'create schema supervision; create table supervision.mesure (id integer)'],
  [
    'the partition that the jobs make for another day',
    `create table travaux.queue_stats_20990101 partition of travaux.queue_stats for values from ('2099-01-01') to ('2099-01-02')`,
  ],
  [
    'the partitions that the jobs drop',
    `do $$ declare former regclass; begin
       for former in select inhrelid from pg_inherits join pg_class on oid = inhrelid where inhparent = 'travaux.queue_stats'::regclass and relkind = 'r'
       loop execute 'drop table ' || former; end loop; end $$`,
  ],
  ['the schema given to the role of the register', 'grant create on schema public to current_user'],
])('nothing is said of %s', async (_, statement) => {
  expect(await after(statement)).toEqual([])
})

test.each([
  ['a table', 'drop table suivi_association', 'La table suivi_association manque.'],
  ['a column', 'alter table message drop column texte', 'La colonne texte de la table message manque.'],
])('%s that is missing is said, then why the data are not compared', async (_, statement, dit) => {
  const ecarts: string[] = []
  const change = db.transaction().execute(async (trx) => {
    await sql.raw(statement).execute(trx)
    for await (const ecart of checkSchema(trx, { objets: 0 } as Bilan)) ecarts.push(ecart)
  })
  await expect(change).rejects.toThrow("les données n'ont pas été comparées")
  expect(ecarts).toEqual([dit])
})
