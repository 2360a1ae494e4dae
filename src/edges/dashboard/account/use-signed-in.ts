// Returns the signed-in account and its sessions, on any page.
import { useQuery } from '@tanstack/react-query'
import { signedIn } from '../api/sign-in.ts'

export const useSignedIn = () =>
  useQuery({ queryKey: ['signed-in-places'], queryFn: ({ signal }) => signedIn(signal) })
