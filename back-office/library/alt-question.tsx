import { Button, Checkbox, Image, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../data/use-action.ts';
import { BilingualField } from '../fields/bilingual-field.tsx';
import { type LibraryPicture, useLacksAlt } from './library-picture.ts';

/** Asks for the words of a picture that has none yet, or that it is decoration; then uses it. */
export function AltQuestion(props: { picture: LibraryPicture; onDone: () => void }) {
  const texts = useTexts('office-library');
  const { picture, onDone } = props;
  const { cuid, version } = picture;
  const [alt, setAlt] = useState(picture.alt);
  const [decoration, setDecoration] = useState(picture.decoration);
  const lacksAlt = useLacksAlt();
  const update = useAction('updateFile', { refreshes: ['listFiles', 'getFile'], done: '' });
  const keep = () =>
    update.mutate({ picture: cuid, version, alt, decoration }, { onSuccess: onDone });
  return (
    <Stack gap="sm">
      <Image src={picture.public_url} alt="" mah={220} fit="contain" radius={6} />
      <Text size="sm">{texts.alt_help}</Text>
      {!decoration && <BilingualField label={texts.alt_title} value={alt} onChange={setAlt} />}
      <Checkbox
        label={texts.decoration}
        checked={decoration}
        onChange={(event) => setDecoration(event.currentTarget.checked)}
      />
      <Button onClick={keep} loading={update.isPending} disabled={lacksAlt({ alt, decoration })}>
        {texts.keep}
      </Button>
    </Stack>
  );
}
