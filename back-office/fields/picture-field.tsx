import {
  ActionIcon,
  FileButton,
  Group,
  Image,
  Input,
  Loader,
  Text,
  UnstyledButton,
} from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useAction } from '../data/use-action.ts';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

export type Picture = Omit<Answer<'uploadActivityImage'>, 'message'>;

interface Props {
  /** The endpoint for a picture, which also decides the permission to add one. */
  readonly upload:
    | 'uploadActivityImage'
    | 'uploadArticleImage'
    | 'uploadBundleImage'
    | 'uploadMembershipImage'
    | 'uploadResourceImage'
    | 'uploadVoucherImage';
  readonly value?: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
  readonly disabled: boolean;
}

/** Pictures in their order; a new one is uploaded at once and kept when the form is saved. */
export function PictureField({
  upload: endpoint,
  value: pictures = [],
  onChange,
  disabled,
}: Props) {
  const texts = useTexts('office-activities');
  const upload = useAction(endpoint, { refreshes: [], done: '' });
  const [is_reading, setReading] = useState(false);
  const add = async (files: readonly File[]) => {
    setReading(true);
    const new_pictures: Picture[] = [];
    for (const file of files) {
      const added = await upload.mutateAsync({ name: file.name, file }).catch(() => null);
      if (added === null) continue;
      const { message: _, ...picture } = added;
      // the same bytes are the same picture
      if ([...pictures, ...new_pictures].every(({ cuid }) => cuid !== picture.cuid))
        new_pictures.push(picture);
    }
    setReading(false);
    if (new_pictures.length > 0) onChange([...pictures, ...new_pictures]);
  };
  return (
    <Input.Wrapper label={texts.pictures} description={texts.pictures_help} labelElement="div">
      <Group gap="xs" mt={6}>
        {pictures.map((picture, index) => (
          <div key={picture.cuid} className="office-picture">
            <Image src={picture.public_url} alt="" w={120} h={90} radius={6} fit="cover" />
            {disabled ? null : (
              <Group gap={4} className="office-picture-tools">
                {index === 0 ? null : (
                  <ActionIcon
                    size="sm"
                    variant="white"
                    color="gray.8"
                    aria-label={texts.move_first}
                    onClick={() =>
                      onChange([picture, ...pictures.filter((other) => other !== picture)])
                    }
                  >
                    <Icon name="left" size={13} />
                  </ActionIcon>
                )}
                <ActionIcon
                  size="sm"
                  variant="white"
                  color="gray.8"
                  aria-label={texts.remove_picture}
                  onClick={() => onChange(pictures.filter((other) => other !== picture))}
                >
                  <Icon name="close" size={13} />
                </ActionIcon>
              </Group>
            )}
          </div>
        ))}
        {disabled ? null : (
          <FileButton
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={(files) => void add(files)}
          >
            {(props) => (
              <UnstyledButton {...props} className="office-picture-add">
                {is_reading ? <Loader size="sm" /> : <Icon name="picture" size={22} />}
                <Text size="xs">{texts.add_picture}</Text>
              </UnstyledButton>
            )}
          </FileButton>
        )}
      </Group>
    </Input.Wrapper>
  );
}
