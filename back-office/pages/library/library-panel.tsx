import { Button, Group, Image, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { LibraryForm } from './library-form.tsx';
import { Replacement } from './replacement.tsx';
import { UsedOn } from './used-on.tsx';

const REFRESHES = ['listFiles', 'getFile'] as const;

/** A picture of the library: what is said of it, where it is used, and the way out and back. */
export function LibraryPanel() {
  const { picture: cuid = '' } = useParams();
  const { data, error } = useCall('getFile', { picture: cuid });
  const may = useMay()('website-pages.update');
  const panel = usePanel('/library');
  if (data === undefined) return <PanelWaiting list="/library" error={error} />;
  const changes = may && data.deleted_at === null;
  return (
    <SidePanel title={data.name} onClose={panel.close} isText={!changes}>
      <Stack gap="md">
        {changes ? (
          <LibraryForm key={cuid} picture={data} />
        ) : (
          <Image src={data.public_url} alt="" mah={320} fit="contain" radius={8} />
        )}
        <UsedOn uses={data.used_on} />
        {changes && (
          <Group gap="xs">
            <Replacement picture={data} onDone={panel.open} />
            <Removal picture={data} onDone={panel.close} />
          </Group>
        )}
        {data.deleted_at !== null && <Deleted picture={data} at={data.deleted_at} may={may} />}
      </Stack>
    </SidePanel>
  );
}

function Removal(props: { picture: Answer<'getFile'>; onDone: () => void }) {
  const texts = useTexts('office-library');
  const { picture, onDone } = props;
  const { cuid, used_on } = picture;
  const remove = useAction('deleteFile', { refreshes: REFRESHES, done: texts.removed });
  const question = () =>
    confirm({
      title: texts.remove_title,
      consequence: used_on.length === 0 ? texts.remove_unused : texts.remove_used(used_on.length),
      yes: texts.remove_from_library,
      no: texts.keep_it,
      run: () =>
        remove.mutate({ picture: cuid, although_used: used_on.length > 0 }, { onSuccess: onDone }),
    });
  return (
    <Button variant="subtle" color="red" onClick={question} loading={remove.isPending}>
      {texts.remove_from_library}
    </Button>
  );
}

function Deleted({ picture, at, may }: { picture: Answer<'getFile'>; at: string; may: boolean }) {
  const texts = useTexts('office-library');
  const formats = useFormats();
  const restore = useAction('restoreFile', { refreshes: REFRESHES, done: texts.brought_back });
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{texts.removed_at(formats.moment(at))}</Text>
      {may && (
        <Button
          variant="default"
          loading={restore.isPending}
          onClick={() => restore.mutate({ picture: picture.cuid })}
        >
          {texts.bring_back}
        </Button>
      )}
    </Stack>
  );
}
