import type { Answer } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { draftPlace, readDraft } from '../data/drafts.ts';
import { useSession } from '../data/session.tsx';
import { useUnsaved } from '../panels/unsaved.ts';
import type { WrittenPage } from './checks.ts';
import { changedFields } from './draft-changes.ts';
import { createDraftKeeper, type DraftKeeper, writtenOf } from './draft-keeper.ts';
import type { Keeping } from './draft-keeping.ts';
import { begin, type History, record, recordBehind, redo, undo } from './history.ts';

type OfficePage = Answer<'getOfficePage'>;

/** A page being written: its states, the chosen element, and how far it has come to the server. */
export interface Editor {
  readonly page: WrittenPage;
  readonly history: History<WrittenPage>;
  readonly keeping: Keeping;
  readonly keeper: DraftKeeper;
  /** True when changes of an earlier visit, which never reached the server, were taken up. */
  readonly restored: boolean;
  readonly selected: string | null;
  readonly select: (id: string | null) => void;
  /** Changes the page; writing in one `field` is one step, null is a step of its own. */
  readonly edit: (change: (page: WrittenPage) => WrittenPage, field?: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Grows with each undo and redo, and with each page that was taken up. */
  readonly revision: number;
  /** Goes on from the page as the server has it now, as one step. */
  readonly takeUp: (page: OfficePage) => void;
  /** Keeps the page over that of somebody else, which is one undo away. */
  readonly keepOver: (theirs: OfficePage) => void;
}

/** Opens a page for writing, with what was left unsent by an earlier visit. */
export function useEditor(page: OfficePage): Editor {
  const call = useClient();
  const { collaborator } = useSession();
  const [{ keeper, unsent }] = useState(() => {
    const place = draftPlace({
      collaborator: collaborator.cuid,
      path: '/api/back-office/pages/{page}/draft',
      of: { page: page.cuid },
    });
    const kept = place === null ? null : readDraft(place, Date.now());
    const changed = partOf(kept?.changed ?? {});
    const written = writtenOf(page);
    const isUnsent = changedFields(written, { ...written, ...changed }) !== null;
    return {
      keeper: createDraftKeeper({
        page,
        version: (isUnsent ? kept?.version : null) ?? page.version,
        send: (draft, key) => call('updatePageDraft', draft, { idempotency_key: key }),
        place,
        now: Date.now,
      }),
      unsent: isUnsent ? changed : {},
    };
  });
  const [history, setHistory] = useState(() => {
    const written = writtenOf(page);
    return record(begin(written), { next: { ...written, ...unsent }, field: null, at: 0 });
  });
  const [selected, select] = useState<string | null>(null);
  const [revision, setRevision] = useState(0);
  const turn = (change: (before: History<WrittenPage>) => History<WrittenPage>) => {
    setHistory(change);
    setRevision((before) => before + 1);
  };
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  const { present } = history;
  useEffect(() => keeper.change(present), [keeper, present]);
  const alive = useRef(keeper);
  useEffect(() => {
    const { current } = alive;
    return () => current.stop();
  }, []);
  useUnsaved({ isUnsaved: () => keeper.keeping().state !== 'saved', discard: () => {} });
  return {
    page: present,
    history,
    keeping,
    keeper,
    restored: Object.keys(unsent).length > 0,
    selected,
    select,
    edit: (change, field = null) =>
      setHistory((before) =>
        record(before, { next: change(before.present), field, at: Date.now() }),
      ),
    revision,
    undo: () => turn(undo),
    redo: () => turn(redo),
    takeUp: (taken) => {
      keeper.takeUp(taken);
      turn((before) => record(before, { next: writtenOf(taken), field: null, at: 0 }));
    },
    keepOver: (theirs) => {
      setHistory((before) => recordBehind(before, writtenOf(theirs)));
      void keeper.overwrite(theirs);
    },
  };
}

const FIELDS: readonly string[] = ['title', 'description', 'pathname', 'seo', 'content'];

/** Returns the fields of a page among values that were kept in the browser. */
function partOf(changed: Readonly<Record<string, unknown>>): Partial<WrittenPage> {
  return Object.fromEntries(Object.entries(changed).filter(([name]) => FIELDS.includes(name)));
}
