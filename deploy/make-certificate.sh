#!/bin/sh
# make-certificate.sh <folder> <user id>: makes a self-signed certificate for localhost in that folder, unless there is
# one, and gives the one that is there to that user alone.
set -eu
folder=$1 owner=$2
umask 077
if ! [ -s "$folder/certificate.pem" ] || ! [ -s "$folder/key.pem" ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 397 \
        -keyout "$folder/key.pem" -out "$folder/certificate.pem" \
        -subj '/CN=localhost' -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1'
fi
chown "$owner" "$folder" "$folder/key.pem" "$folder/certificate.pem"
chmod 600 "$folder/key.pem" "$folder/certificate.pem"
