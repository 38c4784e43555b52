import { Button, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { WaitingFor } from '../shell/waiting-for.tsx';
import { type LibraryPicture, useLacksAlt } from './library-picture.ts';
import './library.css';

const DEBOUNCE_MILLIS = 250;
/** The pictures that are added by a press on "more"; the server answers 100 at most. */
const STEP = 24;
const MOST = 96;

/** The pictures of the library, the newest first, with a search; a press chooses one. */
export function PictureGrid(props: {
  show: Ask<'listFiles'>['show'];
  onChoose: (picture: LibraryPicture) => void;
  /** The cuid of a picture that cannot be chosen. */
  except?: string;
}) {
  const texts = useTexts('office-library');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, DEBOUNCE_MILLIS);
  const [limit, setLimit] = useState(STEP);
  const none = {
    all: texts.empty,
    unused: texts.none_unused,
    without_alt: texts.none_without_alt,
    deleted: texts.none_deleted,
  };
  const request = { show: props.show, search, limit };
  const found = useCall('listFiles', request, { keep_previous: true });
  const { data } = found;
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label={texts.search}
        description={texts.search_help}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <>
          {data.data.length === 0 && (
            <Text c="dimmed" role="status">
              {search === '' ? none[props.show ?? 'all'] : texts.none_found}
            </Text>
          )}
          <ul className="library-grid">
            {data.data
              .filter(({ cuid }) => cuid !== props.except)
              .map((picture) => (
                <li key={picture.cuid}>
                  <Thumbnail picture={picture} onPress={() => props.onChoose(picture)} />
                </li>
              ))}
          </ul>
          {data.data.length < Math.min(data.count, MOST) && (
            <Button variant="default" onClick={() => setLimit(Math.min(MOST, limit + STEP))}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

function Thumbnail({ picture, onPress }: { picture: LibraryPicture; onPress: () => void }) {
  const texts = useTexts('office-library');
  const lacksAlt = useLacksAlt();
  return (
    <UnstyledButton className="library-picture" onClick={onPress}>
      <img
        src={`${picture.public_url}/320`}
        alt=""
        width={200}
        height={150}
        loading="lazy"
        style={{ objectPosition: `${picture.focal_x / 100}% ${picture.focal_y / 100}%` }}
      />
      <span>{picture.name}</span>
      {lacksAlt(picture) && <small>{texts.without_alt}</small>}
    </UnstyledButton>
  );
}
