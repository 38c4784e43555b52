import { Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import type { Picture } from '../../fields/picture-field.tsx';
import type { LibraryPicture } from '../../library/library-picture.ts';
import { PictureGrid } from '../../library/picture-grid.tsx';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { FormModal } from '../../panels/form-dialog.tsx';

/** The library in a dialog, in which each press adds a picture or takes it away again. */
export function FromLibrary(props: {
  readonly value: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
}) {
  const { value, onChange } = props;
  const texts = useTexts('office-articles');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('website-pages.read')) return null;
  const toggle = ({ cuid, public_url, width, height }: LibraryPicture) => {
    const others = value.filter((picture) => picture.cuid !== cuid);
    onChange(
      others.length < value.length ? others : [...value, { cuid, public_url, width, height }],
    );
  };
  return (
    <Group>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {texts.from_library}
      </Button>
      <FormModal
        title={texts.from_library}
        size="lg"
        opened={isOpen}
        onClose={() => setOpen(false)}
      >
        {(close) => (
          <Stack gap="md">
            <PictureGrid show="all" onChoose={toggle} />
            <DialogFoot>
              <Text role="status" size="sm" c="dimmed">
                {texts.chosen(value.length)}
              </Text>
              <Button onClick={close}>{texts.pictures_done}</Button>
            </DialogFoot>
          </Stack>
        )}
      </FormModal>
    </Group>
  );
}
