import { State } from '../../lists/state.tsx';

/** Says whether an offer is published, as a list shows it. */
export function PublishedState(props: {
  published: boolean;
  words: { readonly published: string; readonly unpublished: string };
}) {
  const { published, words } = props;
  return (
    <State color={published ? 'green' : 'gray'}>
      {published ? words.published : words.unpublished}
    </State>
  );
}
