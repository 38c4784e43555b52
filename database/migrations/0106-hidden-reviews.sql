-- Since when staff keep a review, which its author lets them show, to themselves; null while they may show it.
alter table reviews add column hidden_at timestamptz;
