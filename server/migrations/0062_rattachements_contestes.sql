-- Rights that a person attached to the association contests, and what the court answered (docs/decisions/0067): once per person and attachment.
-- A contest stands until it is answered or the rights end.
create table contestation_rattachement (
  uuid uuid primary key,
  rattachement uuid not null references rattachement,
  compte uuid not null references compte,
  motif text,
  contestee_le timestamptz not null,
  levee_le timestamptz,
  reponse text,
  unique (rattachement, compte)
);
