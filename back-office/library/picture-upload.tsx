import { Button, FileButton, Group, Text } from '@mantine/core';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type DragEvent, useState } from 'react';
import { useAction } from '../data/use-action.ts';
import type { LibraryPicture } from './library-picture.ts';

/** The longest name of a file. */
const LONGEST_NAME = 200;

/** Adds a picture to the library, chosen by a button or dropped; `onAdded` gets it. */
export function PictureUpload({ onAdded }: { onAdded: (picture: LibraryPicture) => void }) {
  const texts = useTexts('office-library');
  const call = useClient();
  const [is_over, setOver] = useState(false);
  const upload = useAction('uploadSiteImage', { refreshes: ['listFiles'], done: '' });
  const send = async (file: File | null | undefined) => {
    if (file === null || file === undefined) return;
    const name = file.name.slice(-LONGEST_NAME);
    const added = await upload.mutateAsync({ name, file }).catch(() => null);
    if (added === null) return;
    const picture = await call('getFile', { picture: added.cuid }).catch(() => null);
    if (picture !== null) onAdded(picture);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <Group
      className="library-drop"
      data-over={is_over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={(file) => void send(file)}
      >
        {(button) => (
          <Button {...button} variant="default" loading={upload.isPending}>
            {texts.upload}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" visibleFrom="xs">
        {texts.drop}
      </Text>
    </Group>
  );
}
