import { Button, Popover, Progress, Radio, Stack, Text, UnstyledButton } from '@mantine/core';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import type { ListName } from '@ribambelle/api/exports/shapes.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../data/session.tsx';
import { useAction } from '../data/use-action.ts';
import { useDownload } from '../data/use-download.ts';
import { useFormats } from '../formats/formats.ts';
import { Icon } from '../shell/icons.tsx';
import type { ListTable } from './use-list-table.tsx';

type Export = Answer<'listExports'>['data'][number];
type Format = Ask<'createExport'>['format'];

/** Returns the export to request for these columns of a list or report. */
export type ExportOf = (columns: string[]) => Ask<'createExport'>['of'];

/** Returns the export to request for these columns of a list. */
export type ListExportOf = (
  columns: string[],
) => Extract<Ask<'createExport'>['of'], { readonly list: ListName }>;

const LOOK_AGAIN_MILLIS = 1000;
const isUnfinished = ({ state }: Export) => state === 'WAITING' || state === 'WRITING';

/**
 * Exports the list as it is shown: its columns, filters and order, with all its rows. A file that
 * was started here is downloaded when it is ready.
 */
export function ExportMenu<Row>(props: {
  table: ListTable<Row>;
  count: number | undefined;
  of: ExportOf;
}) {
  const texts = useTexts('exports');
  const [open, setOpen] = useState(false);
  if (!useMay()('exports.create')) return null;
  return (
    <Popover opened={open} onChange={setOpen} trapFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon name="download" size={15} />}
          onClick={() => setOpen(!open)}
        >
          {texts.export}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" w={300}>
          <NewExport {...props} />
          <Exports />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function NewExport<Row>({
  table,
  count,
  of,
}: {
  table: ListTable<Row>;
  count: number | undefined;
  of: ExportOf;
}) {
  const texts = useTexts('exports');
  const { count: inWords } = useFormats();
  const [format, setFormat] = useState<Format>('XLSX');
  const start = useAction('createExport', { refreshes: ['listExports'], done: '' });
  const columns = table.shown.map(({ name }) => name);
  return (
    <>
      <Text fw={600}>{texts.title}</Text>
      <Text size="sm" c="dimmed">
        {texts.what(inWords(count ?? 0), columns.length)}
      </Text>
      <Radio.Group
        aria-label={texts.format}
        value={format}
        onChange={(value) => setFormat(value === 'CSV' ? 'CSV' : 'XLSX')}
      >
        <Stack gap={6}>
          {(['XLSX', 'CSV'] as const).map((value) => (
            <Radio key={value} size="sm" value={value} label={texts.formats[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <Button
        size="sm"
        loading={start.isPending}
        disabled={count === 0}
        onClick={() => start.mutate({ format, of: of(columns) })}
      >
        {texts.start}
      </Button>
    </>
  );
}

/** The collaborator's files of the last day; for one that is being written, its progress. */
function Exports() {
  const texts = useTexts('exports');
  const answers = useAnswers();
  const download = useDownload();
  const exports = useCall('listExports', { page_size: 5 }).data?.data ?? [];
  const busy = exports.some(isUnfinished);
  const unfinished = useRef(new Set<string>());
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => void answers.invalidate('listExports'), LOOK_AGAIN_MILLIS);
    return () => clearInterval(timer);
  }, [busy, answers]);
  const { mutate } = download;
  useEffect(() => {
    for (const one of exports) {
      if (isUnfinished(one)) unfinished.current.add(one.cuid);
      else if (unfinished.current.delete(one.cuid) && one.state === 'DONE') mutate(addressOf(one));
    }
  });
  if (exports.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {texts.files}
      </Text>
      {exports.map((one) => (
        <ExportLine key={one.cuid} export={one} onDownload={() => mutate(addressOf(one))} />
      ))}
      <Text size="xs" c="dimmed">
        {texts.kept}
      </Text>
    </Stack>
  );
}

const addressOf = ({ cuid }: Export): string => `/api/back-office/exports/${cuid}/file`;

function ExportLine({ export: one, onDownload }: { export: Export; onDownload: () => void }) {
  const texts = useTexts('exports');
  const names: Readonly<Record<string, { readonly name: string }>> = useTexts('list-columns');
  const formats = useFormats();
  const name = `${names[one.list]?.name ?? one.list} · ${formats.moment(one.created_at)}`;
  return (
    <div className="office-export">
      <Text size="sm">
        {name} <span className="office-muted">{one.format}</span>
      </Text>
      {one.state === 'DONE' ? (
        <UnstyledButton
          fz="sm"
          c="petrol.7"
          onClick={onDownload}
          aria-label={`${texts.download} : ${name}`}
        >
          {texts.download}
        </UnstyledButton>
      ) : null}
      {one.state === 'FAILED' ? (
        <Text size="sm" c="red.7" role="alert">
          {texts.failed}
        </Text>
      ) : null}
      {isUnfinished(one) ? (
        <div className="office-export-progress" role="status">
          <Progress
            size="sm"
            aria-label={name}
            value={one.rows_found === 0 ? 0 : (100 * one.rows_written) / one.rows_found}
          />
          <Text size="xs" c="dimmed">
            {one.rows_found === 0
              ? texts.waiting
              : texts.progress(formats.count(one.rows_written), formats.count(one.rows_found))}
          </Text>
        </div>
      ) : null}
    </div>
  );
}
