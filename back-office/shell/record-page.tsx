import { Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../data/session.tsx';
import { BackToList } from '../panels/back-to-list.tsx';
import { NotPermitted, PageNotFound } from './messages.tsx';
import { RecordTitle } from './record-title.ts';
import { RecordTabs } from './record-tabs.tsx';
import { SiteLink } from './site-link.tsx';
import { UnreadRecord } from './unread-record.tsx';
import { Waiting } from './waiting.tsx';

type Part<Record> = ComponentType<{ readonly record: Record }>;

/** A tab of a record, at its own address, `/customers/<cuid>/<path>`. */
export interface RecordTab<Record> {
  readonly path: string;
  /** The key of its name in texts/<language>/office-records.ts, under `tabs`. */
  readonly name: keyof Texts['office-records']['tabs'];
  /** The permission without which the tab is not shown; its address then says so. */
  readonly permission?: Permission;
  readonly Content: Part<Record>;
}

interface Found<Record> {
  readonly data: Record | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<void>;
}

interface Props<Record> {
  /** The address of its tabs: `/customers/<cuid>`. */
  readonly path: string;
  /** The list of the record, to which the way back leads in its last state. */
  readonly list: { readonly path: string; readonly name: string };
  /** The answer of `useCall` for it. */
  readonly found: Found<Record>;
  readonly title: (record: Record) => string;
  /** The most important facts in every tab: beside the title, in a few words. */
  readonly Facts?: Part<Record>;
  /** The most frequent actions: buttons on the right. */
  readonly Tools?: Part<Record>;
  /** Returns the path of its page on the public site; undefined when it has none. */
  readonly page?: (record: Record) => string | undefined;
  readonly tabs: readonly RecordTab<Record>[];
}

/**
 * The page of a record: its title and the way back at the top, its tabs, and below them the tab in
 * the address.
 */
export function RecordPage<Record>(props: Props<Record>) {
  const { path, list, found } = props;
  const { data } = found;
  if (data !== undefined) return <Open key={path} {...props} record={data} />;
  return <UnreadRecord found={found} list={list} />;
}

function Open<Record>(props: Props<Record> & { readonly record: Record }) {
  const { record, path, list, Facts, Tools } = props;
  const may = useMay();
  const { tab: open } = useParams();
  const { tabs: names } = useTexts('office-records');
  const tabs = props.tabs
    .filter(({ permission }) => permission === undefined || may(permission))
    .map((one) => ({ ...one, name: names[one.name] }));
  const tab = tabs.find((one) => one.path === open);
  const hidden = props.tabs.some((one) => one.path === open);
  const title = props.title(record);
  const page = props.page?.(record);
  return (
    <>
      <title>{`${title} · ${tab?.name ?? list.name} · Ribambelle`}</title>
      <header className="office-record-head">
        <BackToList {...list} />
        <div className="office-record-name">
          <Name>{title}</Name>
          {Facts === undefined ? null : <Facts record={record} />}
          <div className="office-record-tools">
            {page === undefined ? null : <SiteLink path={page} />}
            {Tools === undefined ? null : <Tools record={record} />}
          </div>
        </div>
      </header>
      <RecordTabs path={path} tabs={tabs} of={title} />
      <div className="office-page-body" key={open}>
        <Suspense fallback={<Waiting />}>
          {tab !== undefined ? (
            <RecordTitle value={`${title} · ${tab.name}`}>
              <tab.Content record={record} />
            </RecordTitle>
          ) : hidden ? (
            <NotPermitted />
          ) : (
            <PageNotFound />
          )}
        </Suspense>
      </div>
    </>
  );
}

/** The title, focused when the page opens, so that it is read first; not again with each tab. */
function Name({ children }: { children: string }) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    name.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title order={1} ref={name} tabIndex={-1}>
      {children}
    </Title>
  );
}
