-- Accounts and sessions, whole: accounts opened by the support, second factor of the staff, sessions one can recognise,
-- pages an administrator completes.

-- Null until the person has chosen one: an account opened for them.
alter table compte alter column mot_passe drop not null;
-- Second factor (RFC 6238): the confirmed key in base32, and the last time step used, so that a code serves once.
alter table compte add column totp_cle text;
alter table compte add column totp_pas bigint;

-- Ending the sessions themselves is what counts from the next call on: nothing compared a version any more.
alter table compte drop column version;
alter table session drop column version;
alter table session add column navigateur text;
alter table session add column adresse text;
alter table session add column vue_le timestamptz;

create index oidc_session on oidc ((contenu -> 'authorizations' -> 'portail' ->> 'grantId')) where type = 'Session';

-- The new address of a link « CHANGEMENT_EMAIL ».
alter table lien add column email text;

-- A sign-in whose password was right and whose code is awaited; `cle` is the key being enrolled.
create table second_facteur_attendu (
  interaction text primary key,
  compte uuid not null references compte,
  cle text,
  expire_le timestamptz not null
);

create table page (
  id text primary key,
  -- Null: the text the product comes with. The row stays, for its version never goes back.
  contenu text,
  version integer not null,
  modifiee_le timestamptz not null,
  modifiee_par uuid references compte
);
