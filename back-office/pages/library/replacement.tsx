import { Button, Checkbox, Group, Image, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { hasOtherShape, keptFocalPoint } from '@ribambelle/domain/website/kept-focal-point.ts';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { type LibraryPicture, useLacksAlt } from '../../library/library-picture.ts';
import { PictureGrid } from '../../library/picture-grid.tsx';
import { PictureUpload } from '../../library/picture-upload.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { FocalPoint } from './focal-point.tsx';
import { NamesOfUses, type Use } from './used-on.tsx';

type Replaced = Answer<'getFile'>;

/** The answers that show a picture or where it is used. */
const REFRESHES = [
  'listFiles',
  'getFile',
  'getOfficePage',
  'getOfficeActivity',
  'getSite',
  'getSettings',
] as const;

/** The places where the old picture stays: the icon is drawn small, mailings have their words. */
const KEEP: readonly Use['of'][] = ['icon', 'mailings'];

/** The button and the dialog that put another picture in all places of one; then opens that one. */
export function Replacement(props: { picture: Replaced; onDone: (cuid: string) => void }) {
  const texts = useTexts('office-library');
  const { picture, onDone } = props;
  return (
    <FormDialog
      title={texts.replace_title}
      size="lg"
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.replace}
        </Button>
      )}
    >
      {(close) => (
        <Steps
          picture={picture}
          onDone={(cuid) =>
            leaveFreely(() => {
              close();
              onDone(cuid);
            })
          }
        />
      )}
    </FormDialog>
  );
}

/** First where it is used, and the choice of the new picture; then the words of that one. */
function Steps({ picture, onDone }: { picture: Replaced; onDone: (cuid: string) => void }) {
  const texts = useTexts('office-library');
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  const places = picture.used_on.filter(({ of }) => !KEEP.includes(of));
  const others = picture.used_on.filter(({ of }) => KEEP.includes(of));
  return (
    <Stack gap="md">
      <div>
        <Text size="sm">{texts.replaces(places.length)}</Text>
        <NamesOfUses uses={places} />
        {others.length > 0 && (
          <>
            <Text size="sm" mt="xs">
              {texts.keep_old}
            </Text>
            <NamesOfUses uses={others} />
          </>
        )}
      </div>
      {chosen === null ? (
        <>
          <PictureUpload onAdded={setChosen} />
          <PictureGrid show="all" except={picture.cuid} onChoose={setChosen} />
        </>
      ) : (
        <Words
          key={chosen.cuid}
          from={picture}
          to={chosen}
          onBack={() => setChosen(null)}
          onDone={() => onDone(chosen.cuid)}
        />
      )}
    </Stack>
  );
}

/** The words of the new picture, and its focal point where its shape is another one. */
function Words(props: {
  from: Replaced;
  to: LibraryPicture;
  onBack: () => void;
  onDone: () => void;
}) {
  const texts = useTexts('office-library');
  const { from, to } = props;
  const [alt, setAlt] = useState(to.alt);
  const [decoration, setDecoration] = useState(to.decoration);
  const [point, setPoint] = useState(keptFocalPoint(from, to));
  const isOtherShape = hasOtherShape(from, to);
  const lacksAlt = useLacksAlt();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useUnsaved({
    isUnsaved: () => alt !== to.alt || decoration !== to.decoration,
    discard: () => {
      setAlt(to.alt);
      setDecoration(to.decoration);
    },
  });
  const replace = useAction('replaceFile', { refreshes: REFRESHES });
  const send = () =>
    replace.mutate(
      {
        picture: from.cuid,
        version: from.version,
        replacement: to.cuid,
        alt,
        decoration,
        ...point,
      },
      { onSuccess: props.onDone },
    );
  return (
    <Stack gap="sm">
      {isOtherShape ? (
        <>
          <Text size="sm">{texts.other_shape}</Text>
          <FocalPoint
            address={to.public_url}
            point={{ x: point.focal_x, y: point.focal_y }}
            onChange={({ x, y }) => setPoint({ focal_x: x, focal_y: y })}
          />
        </>
      ) : (
        <Image src={to.public_url} alt="" mah={220} fit="contain" radius={6} />
      )}
      <Text size="sm">{texts.alt_help}</Text>
      <div ref={fields}>
        {!decoration && <BilingualField label={texts.alt_title} value={alt} onChange={setAlt} />}
        <Checkbox
          mt="sm"
          label={texts.decoration}
          checked={decoration}
          onChange={(event) => setDecoration(event.currentTarget.checked)}
        />
      </div>
      <Text size="sm" c="dimmed">
        {texts.replaced_stays}
      </Text>
      <Group gap="xs">
        <Button onClick={send} loading={replace.isPending} disabled={lacksAlt({ alt, decoration })}>
          {texts.replace}
        </Button>
        <Button variant="subtle" color="gray.7" onClick={props.onBack}>
          {texts.choose_other}
        </Button>
      </Group>
    </Stack>
  );
}
