-- Who read the persons of which association or filing, within the last day: what one account may read is counted here (docs/decisions/0116).
create table lecture_personnes (
  compte uuid not null references compte (uuid) on delete cascade,
  sujet text not null,
  lecteur text not null,
  instant timestamptz not null
);
create index lecture_personnes_compte on lecture_personnes (compte, instant);
create index lecture_personnes_instant on lecture_personnes (instant);

-- The last time an account copied a captcha to read on.
create table lecture_renouvelee (
  compte uuid primary key references compte (uuid) on delete cascade,
  instant timestamptz not null
);
