import { Title } from '@mantine/core';
import { isRefusal, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../data/session.tsx';
import { BackToList } from '../panels/back-to-list.tsx';
import { Gone, NotPermitted, PageNotFound } from './messages.tsx';
import { RecordTitle } from './record-title.ts';
import { RecordTabs } from './record-tabs.tsx';
import { SiteLink } from './site-link.tsx';
import { Waiting } from './waiting.tsx';
import { WaitingFor } from './waiting-for.tsx';

type Part<Record> = ComponentType<{ readonly record: Record }>;

/** A part of a record at an address of its own, `/customers/<cuid>/<path>`. */
export interface RecordTab<Record> {
  readonly path: string;
  /** The key of its name in texts/<language>/office-records.ts, under `tabs`. */
  readonly name: keyof Texts['office-records']['tabs'];
  /** Without it the tab is not shown, and its address says why. */
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
  /** Where its tabs stand: `/customers/<cuid>`. */
  readonly path: string;
  /** The list it is of: where the way back leads, as the list was. */
  readonly list: { readonly path: string; readonly name: string };
  /** What `useCall` says of it. */
  readonly found: Found<Record>;
  readonly title: (record: Record) => string;
  /** What is worth knowing in every tab: beside the title, in a few words. */
  readonly Facts?: Part<Record>;
  /** What is done most: buttons at the right. */
  readonly Tools?: Part<Record>;
  /** The path of its page on the public site, where it has one. */
  readonly page?: (record: Record) => string | undefined;
  readonly tabs: readonly RecordTab<Record>[];
}

/** One of the nouns that people live in: what it is and how to go back above, its tabs, and below them the tab that the address names. */
export function RecordPage<Record>(props: Props<Record>) {
  const { path, list, found } = props;
  const { data, error } = found;
  if (data !== undefined) return <Open key={path} {...props} record={data} />;
  return (
    <div className="office-record-head">
      <BackToList {...list} />
      {error !== null && isRefusal(error) ? (
        <Gone why={sentenceOf(error, '')} list={list} />
      ) : (
        <WaitingFor found={found} />
      )}
    </div>
  );
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

/** The title takes the focus when the page opens, so that it is read first; not again with each tab. */
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
