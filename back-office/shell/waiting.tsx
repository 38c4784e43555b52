import { Center, Loader } from '@mantine/core';

/** Shown while the code or the texts of a page load. */
export function Waiting() {
  return (
    <Center h="60vh">
      <Loader size="sm" />
    </Center>
  );
}
