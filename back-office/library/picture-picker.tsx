import { Button, Group, Image, Input, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { useMay } from '../data/session.tsx';
import { FormModal } from '../panels/form-dialog.tsx';
import { AltQuestion } from './alt-question.tsx';
import { type LibraryPicture, useLacksAlt } from './library-picture.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PictureUpload } from './picture-upload.tsx';

/**
 * A picture of the library, by its address (`/files/{cuid}`); null for none. The library opens in a
 * dialog, with a search and a place to add one; it asks for the words of a picture that has none.
 */
export function PicturePicker(props: {
  label: string;
  description?: string;
  value: string | null;
  onChange: (address: string | null) => void;
  error?: ReactNode;
  disabled?: boolean;
}) {
  const texts = useTexts('office-library');
  const { label, value, onChange, disabled = false } = props;
  const [is_open, setOpen] = useState(false);
  const choose = (picture: LibraryPicture) => {
    onChange(picture.public_url);
    setOpen(false);
  };
  return (
    <Input.Wrapper
      label={label}
      description={props.description}
      error={props.error}
      labelElement="div"
    >
      <Stack gap="xs" mt={6} role="group" aria-label={label}>
        {value !== null && (
          <Image src={value} alt="" mah={180} w="auto" maw="100%" radius={6} fit="contain" />
        )}
        {!disabled && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setOpen(true)}>
              {value === null ? texts.choose : texts.change}
            </Button>
            {value !== null && (
              <Button variant="subtle" color="gray.7" onClick={() => onChange(null)}>
                {texts.remove}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      <FormModal title={texts.choose} size="lg" opened={is_open} onClose={() => setOpen(false)}>
        {() => <Library onChoose={choose} />}
      </FormModal>
    </Input.Wrapper>
  );
}

/** The library in the dialog, then the question about a picture without words. */
function Library({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const may = useMay()('website-pages.update');
  const lacksAlt = useLacksAlt();
  const [question, setQuestion] = useState<LibraryPicture | null>(null);
  const choose = (picture: LibraryPicture) =>
    may && lacksAlt(picture) ? setQuestion(picture) : onChoose(picture);
  if (question !== null)
    return <AltQuestion picture={question} onDone={() => onChoose(question)} />;
  return (
    <Stack gap="md">
      {may && <PictureUpload onAdded={choose} />}
      <PictureGrid show="all" onChoose={choose} />
    </Stack>
  );
}
