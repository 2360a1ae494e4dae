// Who is signed in and where, on whatever page.
import { useQuery } from '@tanstack/react-query'
import { signedIn } from '../api/sign-in.ts'

export const useSignedIn = () =>
  useQuery({ queryKey: ['signed-in-places'], queryFn: ({ signal }) => signedIn(signal) })
