-- What an administrator had verified, and what was found: one at a time, the results kept.
create table verification (
  id uuid primary key,
  demandee_le timestamptz not null,
  demandee_par uuid not null references compte,
  finie_le timestamptz,
  -- How much was looked at, and the first sentences of what is no longer what was written.
  bilan jsonb,
  ecarts jsonb not null default '[]',
  erreur text
);
create unique index verification_en_cours on verification ((true)) where finie_le is null;
