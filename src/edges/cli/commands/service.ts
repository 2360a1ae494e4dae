// `assay service`: the unit file with which systemd runs the server.
import { fileURLToPath } from 'node:url'

/** The program of this installation, as systemd has to start it. */
const PROGRAM = fileURLToPath(new URL('../../../main/assay.mjs', import.meta.url))

/** systemd reads a path with a space, a quote or a percent sign in another way. */
const asWord = (path: string): string =>
  `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%')}"`

/** The server runs as a user of its own, writes nowhere but in its data folder, and gets its settings from /etc/assay/env. */
export function serviceUnit(node = process.execPath, program = PROGRAM): string {
  return `# The unit of an Assay server for systemd. Save it as /etc/systemd/system/assay.service, put the settings into
# /etc/assay/env (NAME=value on each line, mode 0600), and run: systemctl enable --now assay
[Unit]
Description=Assay
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
Type=exec
ExecStart=${asWord(node)} ${asWord(program)} serve
Environment=ASSAY_DATA_DIR=%S/assay ASSAY_ENV_FILE= NODE_COMPILE_CACHE=%C/assay
EnvironmentFile=-/etc/assay/env
StateDirectory=assay
StateDirectoryMode=0700
CacheDirectory=assay
WorkingDirectory=%S/assay
UMask=0077
Restart=on-failure
# the server lets requests in flight finish, for 10 seconds at most
TimeoutStopSec=20

DynamicUser=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service

[Install]
WantedBy=multi-user.target
`
}
